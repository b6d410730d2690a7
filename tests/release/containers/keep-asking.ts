import { get } from 'node:https';

const EVERY_MS = 50;

/** Asks, as often as limits of visitors would refuse, until it is stopped. @returns how often each answer came. */
export function keepAsking(host: string, port: number) {
  const answers = new Map<string, number>();
  const count = (answer: string): void => {
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  const asked: Promise<void>[] = [];
  const ask = () =>
    new Promise<void>((resolve) => {
      get({ host, port, path: '/health/live', rejectUnauthorized: false }, (response) => {
        response.resume().on('end', () => resolve(count(String(response.statusCode))));
      }).on('error', (error) => resolve(count(error.message)));
    });
  const timer = setInterval(() => asked.push(ask()), EVERY_MS);
  return async () => {
    clearInterval(timer);
    await Promise.all(asked);
    return Object.fromEntries(answers);
  };
}
