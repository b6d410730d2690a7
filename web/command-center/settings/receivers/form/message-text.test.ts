import { expect, test } from 'vitest';
import { messageText } from './message-text';

test('the words of a message for a chat are found, and nothing in what is made for a program', () => {
  expect(messageText('{ "chat_id": 7, "text": "Order 2411-0042\\nMargherita" }')).toBe('Order 2411-0042\nMargherita');
  expect(messageText('{ "content": "Order" }')).toBe('Order');
  expect(messageText('{ "event": "PLACED", "order": { "text": 7 } }')).toBeNull();
  expect(messageText('"text"')).toBeNull();
  expect(messageText('Order {{')).toBeNull();
});
