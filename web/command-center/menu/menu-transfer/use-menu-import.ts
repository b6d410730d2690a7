import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../../i18n/use-locale';
import { useCommandCenter } from '../../kit/context/command-center-context';
import type { Reading } from '../../kit/entity/send-rest';
import { useWhyUnsent } from '../../kit/entity/use-why-unsent';
import { toasts } from '../../kit/ui/toaster';
import type { ImportReport } from './import-report';
import { type SendResult, sendFile } from './send-file';

/** A file on its way into the menu: chosen, checked, looked through, applied. */
export function useMenuImport() {
  const { formatMessage } = useIntl();
  const whyUnsent = useWhyUnsent();
  const locale = useLocale();
  const { board } = useCommandCenter();
  const [file, setFile] = useState<File | null>(null);
  const [removesMissing, setRemovesMissing] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const [encoding, setEncoding] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<'checking' | 'applying' | null>(null);
  const latest = useRef(0);

  const run = async (what: 'checking' | 'applying', send: () => Promise<SendResult>): Promise<SendResult | null> => {
    latest.current += 1;
    const turn = latest.current;
    setBusy(what);
    setProblem(null);
    const result = await send();
    // Another file was chosen meanwhile: it has a check of its own.
    if (turn !== latest.current) return null;
    setBusy(null);
    if (result.kind === 'refused' && result.candidates) setReadings(result.candidates);
    else if (result.kind === 'refused') {
      setProblem(whyUnsent(result, formatMessage({ id: 'command-center.import.notSent' })));
    }
    return result;
  };

  const check = async (chosen: File, isRemoving = removesMissing, asked = encoding): Promise<void> => {
    setFile(chosen);
    setEncoding(asked);
    if (asked === null) setReadings([]);
    setReport(null);
    const result = await run('checking', () =>
      sendFile(chosen, { locale, removesMissing: isRemoving, fingerprint: null, encoding: asked }),
    );
    if (result?.kind === 'report') setReport(result.report);
  };

  const apply = async (): Promise<void> => {
    if (!file || !report) return;
    const { fingerprint } = report;
    const result = await run('applying', () => sendFile(file, { locale, removesMissing, fingerprint, encoding }));
    if (result?.kind === 'refused' && result.code === 'MENU_CHANGED_MEANWHILE') {
      const { message } = result;
      await check(file);
      setProblem(message);
    }
    if (result?.kind !== 'report') return;
    setFile(null);
    setReadings([]);
    setReport(null);
    board.changed();
    toasts.show({ message: formatMessage({ id: 'command-center.import.done' }), tone: 'success' });
  };

  return {
    file,
    report,
    readings,
    encoding,
    problem,
    busy,
    removesMissing,
    check: (chosen: File) => void check(chosen, removesMissing, null),
    chooseEncoding: (chosen: string) => {
      if (file) void check(file, removesMissing, chosen);
    },
    apply: () => void apply(),
    setRemovesMissing: (isRemoving: boolean) => {
      setRemovesMissing(isRemoving);
      if (file) void check(file, isRemoving);
    },
    forget: () => {
      latest.current += 1;
      setFile(null);
      setReadings([]);
      setReport(null);
      setProblem(null);
      setBusy(null);
    },
  };
}
