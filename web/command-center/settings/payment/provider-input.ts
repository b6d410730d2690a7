import type { CaptureTime } from '../../../gql/graphql';

interface Values {
  readonly key: string;
  readonly noticeSecret: string;
  readonly captureTime: CaptureTime;
  readonly holdMinutes: number | null;
  readonly vatCode: string | null;
}

/** A field of a secret that is left empty changes nothing: what is stored can't be shown in it. */
export function toProviderInput({ key, noticeSecret, captureTime, holdMinutes, vatCode }: Values) {
  const secret = noticeSecret.trim();
  return {
    key: key.trim(),
    ...(secret && { noticeSecret: secret }),
    captureTime,
    ...(holdMinutes !== null && { holdMinutes }),
    vatCode: vatCode === null ? null : Number(vatCode),
  };
}
