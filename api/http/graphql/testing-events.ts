/** A subscription as a browser has it: events by server-sent events, until it leaves. */
export async function watchEvents(url: string, query: string, headers: Readonly<Record<string, string>>) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query }),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next event's data; what came when there are no more. */
    async next(): Promise<unknown> {
      for (;;) {
        const [, data, rest = ''] = /^[\s\S]*?event: next\ndata: (.*)\n\n([\s\S]*)$/.exec(text) ?? [];
        if (data !== undefined) {
          text = rest;
          return JSON.parse(data);
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return text;
        text += chunk.value;
      }
    },
    leave: () => leaving.abort(),
  };
}
