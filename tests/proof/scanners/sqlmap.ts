import { seemsFrom, type Tool } from './tool';

const SECONDS_OF_ONE = 105;
const JSON_TYPE = ['-H', 'content-type: application/json'];
const ORDER_BY_TOKEN = '{"query":"query($t:String!){order(token:$t){number}}","variables":{"t":"x*"}}';

/** Tries to reach the database through a query, a page, a variable of GraphQL and a field of JSON. */
export const sqlmap: Tool = {
  name: 'sqlmap',
  address: '203.0.113.22',
  runs: ({ url, report, seconds }) =>
    [
      ['-u', `${url}/api/channel/time-slots?method=PICKUP`],
      ['-u', `${url}/search?query=pizza`],
      ['-u', `${url}/graphql`, ...JSON_TYPE, '--data', ORDER_BY_TOKEN],
      ['-u', `${url}/api/checkout/again`, ...JSON_TYPE, '--data', '{"token":"x*"}'],
    ].map((target) => ({
      options: [
        ...[...target, ...seemsFrom(sqlmap), '--batch', '--flush-session', '--level=2', '--risk=2'],
        ...['--dbms=PostgreSQL', '--ignore-code=*', `--output-dir=${report}.d`],
      ],
      seconds: seconds(SECONDS_OF_ONE),
    })),
  read: (output) => output.split('\n').filter((line) => / is vulnerable|appears to be '.*' injectable/.test(line)),
};
