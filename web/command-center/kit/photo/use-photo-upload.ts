import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../i18n/use-locale';
import { useWhyUnsent } from '../entity/use-why-unsent';
import { toasts } from '../ui/toaster';
import type { Area } from './fit';
import type { PhotoValue } from './photo-value';
import { preparePhoto } from './prepare-photo';
import { uploadPhoto } from './upload-photo';

/** The server takes no more; said here too, since a browser may lose the answer to what it was still sending. */
const MAXIMUM_MEGABYTES = import.meta.env.MAXIMUM_PHOTO_MEGABYTES;

/** One upload at a time: another file, or leaving, stops the one before. */
export function usePhotoUpload(onLoaded: (photo: PhotoValue) => void) {
  const { formatMessage } = useIntl();
  const whyUnsent = useWhyUnsent();
  const locale = useLocale();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns false where it was refused; what was stopped, or replaced by another, is well. */
  const send = async (source: Blob, area: Area | null = null): Promise<boolean> => {
    running.current?.abort();
    const current = new AbortController();
    running.current = current;
    setProblem(null);
    setProgress(0);
    const file = await preparePhoto(source, area);
    if (current.signal.aborted) return true;
    const fail = (message: string) => {
      setProgress(null);
      setProblem(message);
      return false;
    };
    if (file.size > MAXIMUM_MEGABYTES * 1024 * 1024) {
      return fail(formatMessage({ id: 'command-center.photo.tooLarge' }, { megabytes: MAXIMUM_MEGABYTES }));
    }
    const result = await uploadPhoto(file, { locale, onProgress: setProgress, signal: current.signal });
    // Another one has begun meanwhile, or nobody is there any more.
    if (current.signal.aborted || result.kind === 'stopped') return true;
    if (result.kind === 'refused') {
      return fail(whyUnsent(result, formatMessage({ id: 'command-center.photo.notSent' })));
    }
    setProgress(null);
    onLoaded(result.photo);
    toasts.show({ message: formatMessage({ id: 'command-center.photo.loaded' }), tone: 'success' });
    return true;
  };

  const stop = () => {
    running.current?.abort();
    setProgress(null);
  };

  return { progress, problem, send, stop };
}
