import { z } from 'zod';
import { callerOf } from '../../../graphql/context';
import { MAXIMUM_MEGABYTES } from '../../../media/photo-limits';
import { PhotoTooLarge } from '../../../media/refusals';
import { uploadPhoto } from '../../../media/upload-photo.command';
import { answerSchema } from '../../openapi/answer-schema';
import { file, json, named } from '../../openapi/content';
import { problem } from '../../request/problem';
import { route } from '../route';
import { storedSelection } from '../stored-operation';

/** What no foreign form can send unasked; what the bytes are is found out from the bytes. */
const FILE_TYPE = /^(?:image\/|application\/octet-stream\s*(?:;|$))/i;

const LIMIT = { maximumBytes: MAXIMUM_MEGABYTES * 1024 * 1024, tooLarge: () => new PhotoTooLarge() };

const PHOTO_FIELDS = 'fragment RestPhoto on Photo { id url width height placeholder sources { width url } }';
const showPhoto = storedSelection('Photo', `{ ...RestPhoto } ${PHOTO_FIELDS}`);

export const uploadRoute = route({
  method: 'post',
  path: '/api/media',
  operationId: 'uploadPhoto',
  summary: 'Keeps a photo, up to 20 MB and 50 megapixels, without what it tells of place and camera.',
  description: 'JPEG, PNG, WebP or AVIF.',
  permission: 'catalog',
  file: file('image/*', 'application/octet-stream'),
  answers: { 201: json(named('Photo', answerSchema(PHOTO_FIELDS, 'RestPhoto'))) },
  refusals: [422],
  handler: async ({ c, context }) => {
    if (!FILE_TYPE.test(c.req.header('content-type') ?? '')) return c.json(problem(c, 'NOT_A_FILE'), 415);
    const media = await uploadPhoto(callerOf(context), context.photos, () => c.get('body').read(LIMIT));
    const photo = await showPhoto(context, media);
    c.header('location', z.string().parse(photo.url));
    return photo;
  },
});
