import { z } from 'zod';
import { deliver } from '../../../sending/deliver';
import { smsSettings } from '../channels/channel-kinds';
import type { SendNotice } from './outgoing-notice';

/** An SMS as a notice keeps it. */
export const smsBody = z.object({ text: z.string() });

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Sends an SMS by the shop's gateway, by the request that staff described. */
export const sendSms: SendNotice = async ({ settings, secret, address: to, body }, agent) => {
  const { url, method, headers, body: template, user, sender, success } = smsSettings.parse(settings);
  const values = new Map<string, string>([
    ['to', to],
    ['digits', to.replace('+', '')],
    ['text', smsBody.parse(JSON.parse(body)).text],
    ['from', sender],
    ['user', user ?? ''],
    ['secret', secret ?? ''],
    ['basic', Buffer.from(`${user ?? ''}:${secret ?? ''}`).toString('base64')],
  ]);
  const filled = (text: string, encode: (value: string) => string) =>
    text.replaceAll(PLACEHOLDER, (all, name: string) => encode(values.get(name) ?? all));
  const rows = headers.map(
    (line) =>
      filled(line, (value) => value)
        .split(/: ?(.*)/s)
        .slice(0, 2) as [string, string],
  );
  const request = { method, url: filled(url, encodeURIComponent), body: filled(template, encoderFor(headers)) };
  const outcome = await deliver({ ...request, headers: Object.fromEntries(rows) }, agent);
  const isTaken = outcome.failure !== null || !success || bare(outcome.answer ?? '').includes(bare(success));
  return isTaken ? outcome : { ...outcome, failure: 'ANSWER_INVALID', failureDetail: outcome.answer };
};

/** As the body's kind has it: no value can end its field. */
function encoderFor(headers: readonly string[]): (value: string) => string {
  const type = headers.find((line) => /^content-type:/i.test(line)) ?? '';
  return type.includes('json') ? (value) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
}

const bare = (text: string) => text.replaceAll(/\s/g, '');
