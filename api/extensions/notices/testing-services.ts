import { startPushService } from './push/testing-push-service';
import { BOT_TOKEN, startBotApi } from './telegram/testing-bot-api';
import { startMailServer } from './testing-mail-server';

interface AllManners {
  readonly mail?: Parameters<typeof startMailServer>[1];
  readonly push?: Parameters<typeof startPushService>[0];
  readonly bot?: Parameters<typeof startBotApi>[1];
}

/** Who may set up what a shop sends by. */
interface Administrator {
  run<Data>(query: string, variables: Record<string, unknown>): Promise<Data>;
}

export type NoticeServices = Awaited<ReturnType<typeof openNoticeServices>>;

/** A mail server, a push service and a Bot API on loopback. */
export async function openNoticeServices({ mail: ofMail, push: ofPush, bot: ofBot }: AllManners = {}) {
  const [mail, push, bot] = [
    await startMailServer(0, ofMail),
    await startPushService(ofPush),
    await startBotApi(0, ofBot),
  ];
  return { mail, push, bot, close: () => Promise.all([mail.close(), push.close(), bot.close()]) };
}

const CREATE = `mutation ($input: CreateNoticeChannelInput!) {
  answer: createNoticeChannel(input: $input) { __typename ... on Error { message } }
}`;

/** Lets a shop send by all of them. @throws {Error} saying what was refused. */
export async function setUpChannels(administrator: Administrator, { mail, bot }: NoticeServices): Promise<void> {
  const channels = [
    { kind: 'MAIL', settings: { host: '127.0.0.1', port: mail.port, sender: 'shop@example.com' } },
    { kind: 'PUSH', settings: { sender: 'owner@example.com' } },
    { kind: 'TELEGRAM', settings: { url: bot.url }, secret: BOT_TOKEN },
  ];
  for (const input of channels) {
    const { answer } = await administrator.run<{ answer: { __typename: string; message?: string } }>(CREATE, { input });
    if (answer.__typename !== 'NoticeChannel') throw new Error(`${input.kind}: ${answer.message}`);
  }
}
