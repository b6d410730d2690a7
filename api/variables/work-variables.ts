import { z } from 'zod';
import { Switch, TilesUrl } from './environment-values';
import { variable } from './variable';

const MODES = ['production', 'development', 'test'] as const;

/** What it does, and how it ends. */
export const WORK_VARIABLES = {
  drainSeconds: variable({
    name: 'DRAIN_SECONDS',
    summary:
      'How long it goes on answering after the signal to stop, while `/health/ready` says 503: time for a balancer to turn to other nodes.',
    standard: '0',
    absent: 0,
    expected: 'whole seconds from 0 to 300, for example 10',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(300)),
  }),
  worker: variable({
    name: 'WORKER',
    summary: 'Whether this process sends orders to receivers; with several nodes, any or all of them may.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
  safeStart: variable({
    name: 'SAFE_START',
    summary:
      'Whether sending to receivers is held at each start until staff release it, as by `npm start -- --safe`: for a program that does not stay up.',
    standard: 'off',
    absent: false,
    expected: 'on or off',
    schema: Switch,
  }),
  orderAlarmSeconds: variable({
    name: 'ORDER_ALARM_SECONDS',
    summary: 'How long an order may wait, while the shop is open, before staff and receivers hear that nobody took it.',
    standard: '90',
    absent: 90,
    expected: 'whole seconds from 1 to 3600, for example 90',
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(3600)),
  }),
  mapTilesUrl: variable<string | null>({
    name: 'MAP_TILES_URL',
    summary:
      'Where maps of delivery zones get their background from; staff’s browsers ask there. Without it they are plain grids.',
    standard: 'no background',
    absent: null,
    expected: 'an address with {z}, {x} and {y}, for example https://tiles.example/{z}/{x}/{y}.png',
    schema: TilesUrl,
  }),
  mapTilesAttribution: variable<string | null>({
    name: 'MAP_TILES_ATTRIBUTION',
    summary: 'Who made the map behind `MAP_TILES_URL`; shown in its corner, as their licences ask.',
    standard: 'nothing',
    absent: null,
    expected: 'a line of text of up to 200 characters, for example © OpenStreetMap contributors',
    schema: z.string().max(200),
  }),
  showsShoppersTiles: variable({
    name: 'MAP_TILES_FOR_SHOPPERS',
    summary:
      'Whether shoppers’ browsers ask there too: checkout offers a map then. They are many, and see the address with any key in it.',
    standard: 'off',
    absent: false,
    expected: 'on or off',
    schema: Switch,
  }),
  keepsOffline: variable({
    name: 'KEEP_OFFLINE',
    summary:
      'Whether shoppers’ browsers keep the menu that they saw, to read it without a connection; `off` makes them forget it.',
    standard: 'on',
    absent: true,
    expected: 'on or off',
    schema: Switch,
  }),
  mode: variable<(typeof MODES)[number]>({
    name: 'NODE_ENV',
    summary: 'The mode: `production`, `development` or `test`.',
    standard: 'production',
    absent: 'production',
    expected: 'production, development or test',
    schema: z.string().pipe(z.enum(MODES)),
  }),
} as const;
