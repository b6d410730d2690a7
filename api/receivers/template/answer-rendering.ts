import { z } from 'zod';
import { renderTemplate, type TemplateScope } from './body-template';
import type { RenderingAnswer } from './render-in-child';
import { TemplateInvalid } from './template-invalid';

const work = z.strictObject({
  source: z.string(),
  scope: z.custom<TemplateScope>((value) => typeof value === 'object' && value !== null),
});

/** The child process's part of `renderInChild`: the server does without the template language. */
export function answerRendering(input: unknown): RenderingAnswer {
  const { source, scope } = work.parse(input);
  try {
    return { text: renderTemplate(source, scope) };
  } catch (error) {
    if (!(error instanceof TemplateInvalid)) throw error;
    return { position: error.position, reason: error.reason };
  }
}
