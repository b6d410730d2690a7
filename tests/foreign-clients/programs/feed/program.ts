import { EventSource } from 'eventsource';

/** Follows the feed of orders for ever: the package connects again by itself, with `Last-Event-ID`. */
const [url = '', token = ''] = process.argv.slice(2);

const feed = new EventSource(url, {
  fetch: (input, init) => fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } }),
});
feed.addEventListener('open', () => console.log(JSON.stringify({ is: 'open' })));
feed.addEventListener('order', ({ data }) => {
  const { number, status }: { number: string; status: string } = JSON.parse(data);
  console.log(JSON.stringify({ number, status }));
});
// While it waits to connect again, the package does not keep a program alive.
setInterval(() => undefined, 60_000);
