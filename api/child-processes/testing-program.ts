import { Liquid } from 'liquidjs';
import { z } from 'zod';
import { answerTasks } from './answer-tasks';

const task = z.strictObject({
  does: z.enum(['double', 'echo', 'exit', 'list', 'never', 'size', 'throw']),
  text: z.string().default(''),
});

/** What the tests of the pool ask for: each way in which a task can end. */
answerTasks((input, bytes) => {
  const { does, text } = task.parse(input);
  const held: unknown[] = [];
  switch (does) {
    case 'double':
      // Without the limits that receivers' templates have.
      return new Liquid().parseAndRenderSync(text);
    case 'echo':
      return text;
    case 'exit':
      return process.exit(3);
    case 'list':
      for (;;) held.push([held.length]);
    case 'never':
      for (;;) held.length = 0;
    case 'size':
      return bytes.reduce((sum, byte) => sum + byte, 0);
    case 'throw':
      throw new TypeError(text);
  }
});
