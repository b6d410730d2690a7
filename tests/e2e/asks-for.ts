import type { Request } from '@playwright/test';

/** Whether a request asks for the operation of that name, by GET or POST. */
export function asksFor(request: Request, name: string): boolean {
  return new RegExp(`operationName"?[:=]"?${name}\\b`).test(`${request.url()} ${request.postData()}`);
}
