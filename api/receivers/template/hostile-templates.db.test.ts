import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shop } from '../../checkout/testing-world';
import type { TestClient } from '../../http/server/testing-client';
import { startTestServer, type TestServer } from '../../http/server/testing-server';
import { staffClient } from '../../http/server/testing-staff';
import { doubled } from '../studio/testing';
import { openWorkerBench } from '../worker/testing-worker';

const PREVIEW = `query ($input: ReceiverPreviewInput!) { receiverPreview(input: $input) {
  __typename ... on ReceiverPreview { body } ... on Error { code message path }
} }`;
/** Of a part of a second to seconds. */
const SLOW = '{% for a in (1..90000) %}{% for b in (1..90000) %}x{% endfor %}{% endfor %}';

describe('a template in the preview', () => {
  let server: TestServer;
  let manager: TestClient;

  beforeAll(async () => {
    server = await startTestServer();
    const { channel } = await shop(server.database.db).dish('Soup', 550).open();
    manager = await staffClient(server, channel.id, 'MANAGER');
  });
  afterAll(() => server.close());

  async function preview(bodyTemplate: string): Promise<unknown> {
    const input = { url: 'https://kitchen.example', bodyTemplate };
    return (await manager.graphql(PREVIEW, { input })).body;
  }

  test('that doubles its text 24 times is refused in words, and the server goes on', async () => {
    expect(await preview(doubled({ times: 24 }))).toMatchObject({
      data: { receiverPreview: { __typename: 'TemplateInvalid', code: 'TEMPLATE_INVALID', path: ['bodyTemplate'] } },
    });
    expect(await preview('{{ event }}')).toMatchObject({ data: { receiverPreview: { body: 'order.placed' } } });
  });

  test('that takes long does not delay others', async () => {
    const done: string[] = [];
    const slow = preview(SLOW).then((answer) => {
      done.push('preview');
      return answer;
    });
    // Sent behind it.
    expect(await server.client().get('/api/channel')).toMatchObject({ status: 200 });
    done.push('visitor');
    expect(await slow).toMatchObject({ data: { receiverPreview: { code: 'TEMPLATE_INVALID' } } });
    expect(done).toEqual(['visitor', 'preview']);
  });
});

describe('a receiver’s template', () => {
  const bench = openWorkerBench();

  test.each([
    ['doubles its text', doubled({ times: 24 })],
    ['takes long', SLOW],
  ])('that %s for some orders only is parked, and the others get theirs', async (_name, costly) => {
    const hook = await bench.hook();
    const world = await bench.shop(hook.url);
    await world.addReceiver({
      url: hook.url,
      bodyTemplate: `{% if order.totals.total.minor == 2900 %}${costly}{% endif %}`,
    });
    bench.work();
    await world.placeOrder();
    await bench.settled('DELIVERED');
    await bench.settled('PARKED');
    expect(hook.received).toHaveLength(1);
    expect((await bench.attempts()).filter(({ failure }) => failure !== null)).toMatchObject([
      { failure: 'TEMPLATE_INVALID', failureDetail: expect.stringMatching(/^bodyTemplate, .*limit exceeded$/) },
    ]);
  });
});
