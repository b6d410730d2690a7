import { data } from 'react-router';

/**
 * The fields of a form that a page was sent.
 *
 * @throws a response, 415 or 400, for what no form sends: that is the caller's mistake, and no failure of the page.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
