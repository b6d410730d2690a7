import { z } from 'zod';
import { Port } from './environment-values';
import { variable } from './variable';

/** Where the process answers, and where it keeps what is its own. */
export const PLACE_VARIABLES = {
  port: variable({
    name: 'PORT',
    summary: 'The port that the shop answers on.',
    standard: '3000',
    absent: 3000,
    expected: 'a port from 0 to 65535 (0 takes any free one), for example 3000',
    schema: Port,
  }),
  host: variable({
    name: 'HOST',
    summary: 'The address that it listens on; `0.0.0.0` lets other machines in, as a container needs.',
    standard: '127.0.0.1',
    absent: '127.0.0.1',
    expected: 'an IP address or a host name of this machine, for example 0.0.0.0',
    schema: z.string().regex(/^[\w.:-]+$/),
  }),
  dataDirectory: variable({
    name: 'DATA_DIR',
    summary: 'Where the built-in database, the photos and the secret key are kept. Back it up.',
    standard: './data',
    absent: './data',
    expected: 'a directory that may be written to, for example ./data',
    schema: z.string(),
  }),
} as const;
