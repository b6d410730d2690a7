import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { callerOf } from '../../../graphql/context';
import { MAXIMUM_MEGABYTES } from '../../../media/photo-limits';
import { PhotoTooLarge } from '../../../media/refusals';
import { uploadPhoto } from '../../../media/upload-photo.command';
import { readFile } from '../../pages/read-file';
import { problem } from '../../request/problem';
import type { ServerEnv } from '../../request/server-env';
import { storedSelection } from '../stored-operation';

/** What no foreign form can send unasked; what the bytes are is found out from the bytes. */
const FILE_TYPE = /^(?:image\/|application\/octet-stream\s*(?:;|$))/i;

const PHOTO_FILE = {
  permission: 'catalog',
  maximumBytes: MAXIMUM_MEGABYTES * 1024 * 1024,
  tooLarge: () => new PhotoTooLarge(),
} as const;

export const PHOTO_FIELDS = 'fragment RestPhoto on Photo { id url width height placeholder sources { width url } }';
const showPhoto = storedSelection('Photo', `{ ...RestPhoto } ${PHOTO_FIELDS}`);

/** `POST /` takes a photo's bytes as the body, to be mounted at `/api/media`. */
export function uploadRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/', async (c) => {
    const { context } = c.get('scope');
    if (!FILE_TYPE.test(c.req.header('content-type') ?? '')) {
      const res = Response.json(problem(c, 'NOT_A_FILE'), { status: 415 });
      throw new HTTPException(415, { res });
    }
    const media = await uploadPhoto(callerOf(context), context.photos, () => readFile(c, PHOTO_FILE));
    const photo = await showPhoto(context, media);
    c.header('location', z.string().parse(photo.url));
    return c.json(photo, 201);
  });
}
