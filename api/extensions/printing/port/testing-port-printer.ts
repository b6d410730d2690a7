import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** Where a simulated printer cuts the connection. */
export type PortDeath = 'AT_FIRST_BYTES' | 'BEFORE_CUT' | 'AFTER_CUT';

const CUT = Buffer.from([0x1d, 0x56, 0x42, 0]);

/** A printer with a port: a real socket that reads ESC/POS, with the answers and the deaths of its `state`. */
export async function startPortPrinter() {
  const state = {
    hasPaper: true,
    isCoverOpen: false,
    /** Cheap adapters send nothing back. */
    answers: true,
    /** @param begun - sheets that were begun, this one included. */
    diesAt: (_begun: number): PortDeath | null => null,
    /** Each sheet that came out whole, by its bytes. */
    sheets: [] as string[],
    /** Each connection that brought a part of a sheet. */
    begun: 0,
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let read = Buffer.alloc(0);
    let isBegun = false;
    const dies = (where: PortDeath) => state.diesAt(state.begun) === where;
    socket.on('data', (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      if (!isBegun && read[0] === 0x10) {
        while (read[0] === 0x10 && read.length >= 3) {
          const isPaper = read[2] === 4;
          const bits = isPaper
            ? state.hasPaper
              ? 0
              : 0x60
            : (state.isCoverOpen ? 4 : 0) | (state.hasPaper ? 0 : 0x20);
          if (state.answers) socket.write(Buffer.from([0x12 | bits]));
          read = read.subarray(3);
        }
        if (read.length === 0) return;
      }
      if (!isBegun) state.begun += 1;
      isBegun = true;
      if (dies('AT_FIRST_BYTES')) return socket.destroy();
      if (!read.includes(CUT)) return;
      if (dies('BEFORE_CUT')) return socket.destroy();
      state.sheets.push(createHash('sha256').update(read).digest('hex'));
      read = Buffer.alloc(0);
      if (dies('AFTER_CUT')) return socket.destroy();
      if (state.answers) socket.write(Buffer.from([0]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return {
    state,
    address: `127.0.0.1:${port}`,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
