import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { callerOf } from '../graphql/context';
import { problem } from '../http/problem';
import type { ServerEnv } from '../http/server-env';
import { storedSelection } from '../http/stored-operation';
import { readUpload } from './read-upload';
import { PhotoTooLarge } from './refusals';
import { uploadPhoto } from './upload-photo.command';

/** What no foreign form can send unasked; what the bytes are is found out from the bytes. */
const FILE_TYPE = /^(?:image\/|application\/octet-stream\s*(?:;|$))/i;

export const PHOTO_FIELDS = 'fragment RestPhoto on Photo { id url width height placeholder sources { width url } }';
const showPhoto = storedSelection('Photo', `{ ...RestPhoto } ${PHOTO_FIELDS}`);

/** `POST /` takes a photo's bytes as the body, to be mounted at `/api/media`. */
export function uploadRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>().post('/', async (c) => {
    const { context } = c.get('scope');
    if (!FILE_TYPE.test(c.req.header('content-type') ?? '')) {
      const res = Response.json(problem(context.locale, 'NOT_A_FILE'), { status: 415 });
      throw new HTTPException(415, { res });
    }
    try {
      const media = await uploadPhoto(callerOf(context), context.photos, () => readUpload(c.req.raw));
      return c.json(await showPhoto(context, media), 201);
    } catch (error) {
      // What is still being sent is never read, so nothing more can follow on this connection.
      if (error instanceof PhotoTooLarge) c.header('connection', 'close');
      throw error;
    }
  });
}
