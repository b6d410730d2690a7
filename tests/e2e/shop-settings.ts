import type { ApiClient } from '../../api/demo/evening/api-client';

/** Changes the shop’s settings for an end-to-end test. @param before - what they were. @returns what puts them back. */
export async function changeSettings(
  owner: ApiClient,
  change: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const write = async (input: object) => {
    const { channel } = await owner.run<{ channel: { version: number } }>('{ channel { version } }');
    const { updateChannel } = await owner.run<{ updateChannel: { __typename: string } }>(
      'mutation ($input: UpdateChannelInput!) { updateChannel(input: $input) { __typename } }',
      { input: { version: channel.version, ...input } },
    );
    if (updateChannel.__typename !== 'Channel')
      throw new Error(`the settings were refused: ${updateChannel.__typename}`);
  };
  await write(change);
  return () => write(before);
}
