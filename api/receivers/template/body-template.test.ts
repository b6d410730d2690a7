import { describe, expect, test } from 'vitest';
import { doubled, testOrder, testScope } from '../studio/testing';
import { renderTemplate } from './body-template';
import { TemplateInvalid } from './template-invalid';

const scope = testScope();

function refusal(source: string): TemplateInvalid {
  try {
    renderTemplate(source, scope, ['bodyTemplate']);
  } catch (error) {
    if (error instanceof TemplateInvalid) return error;
    throw error;
  }
  throw new Error('the template was accepted');
}

describe('a receiver’s template', () => {
  test('sees the order, and writes nothing for what is missing', () => {
    expect(renderTemplate('{{ order.number }}|{{ order.nothing.at.all }}|{{ nobody }}', scope)).toBe('2411-0042||');
  });

  test('writes dates on the shop’s clock', () => {
    expect(renderTemplate('{{ order.placedAt | date: "%d.%m.%Y %H:%M" }}', scope)).toBe('20.11.2026 22:30');
  });

  test('writes any value as JSON', () => {
    expect(JSON.parse(renderTemplate('{{ order | json }}', scope))).toEqual(scope.order);
    expect(renderTemplate('{{ nobody | json }}', scope)).toBe('null');
  });

  test('never writes half an emoji', () => {
    const order = testOrder();
    const cut = { ...order, contact: { ...order.contact, name: 'Ann \ud83c' } };
    expect(renderTemplate('{{ order.contact | json }}', testScope({ order: cut }))).toContain('"Ann \uFFFD"');
    expect(renderTemplate('{{ order.contact.name }}', testScope({ order: cut }))).toBe('Ann \uFFFD');
  });

  test.each([
    ['{{ order.number', 1, 1],
    ['{\n  "a": {% if order.url %}1\n}', 2, 8],
    ['first\n  {{ order.number | jsn }}', 2, 3],
    ['{% unknown %}', 1, 1],
    ['{% include "/etc/passwd" %}', 1, 1],
    ['{% render "x" %}', 1, 1],
    ['{% layout "x" %}', 1, 1],
  ])('is refused with line and column: %j', (source, line, column) => {
    const { code, position, path } = refusal(source);
    expect({ code, position, path }).toEqual({
      code: 'TEMPLATE_INVALID',
      position: { line, column },
      path: ['bodyTemplate'],
    });
  });

  test.each([
    ['a loop without end', '{% for a in (1..999999999) %}x{% endfor %}'],
    ['loops in loops', '{% for a in (1..90000) %}{% for b in (1..90000) %}x{% endfor %}{% endfor %}'],
    ['text that doubles', `{% assign a = "xxxxxxxxxxxxxxxx" %}${'{% assign a = a | append: a %}'.repeat(30)}{{ a }}`],
    ['captures that double', doubled({ times: 16 })],
    [
      'a list that doubles',
      `{% assign a = "${'x'.repeat(999)}" | split: "," %}${'{% assign a = a | concat: a %}'.repeat(14)}{{ a }}`,
    ],
    ['a long result', '{% for a in (1..30000) %}0123456789{% endfor %}'],
    ['a long source', 'x'.repeat(70_000)],
  ])('is stopped by its limits: %s', (_name, source) => {
    expect(() => renderTemplate(source, scope)).toThrow(TemplateInvalid);
  });

  test.each([
    '{{ order.constructor.name }}',
    '{{ order.__proto__ }}',
    '{{ order.lines.constructor }}',
    '{{ order.toString }}',
  ])('reaches nothing but the order’s own fields: %s', (source) => {
    expect(renderTemplate(source, scope)).toBe('');
  });
});
