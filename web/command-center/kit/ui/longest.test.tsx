import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../../../../domain/locale';
import { serverMessages } from '../../../i18n/server-messages';
import { PasswordField } from '../../../ui/form/password-field';
import { TextArea } from '../../../ui/form/text-area';
import { TextField } from '../../../ui/form/text-field';
import * as kit from './fields';

const intl = createIntl({ locale: LANGUAGE_TAGS.en, messages: serverMessages('en', 'command-center') });
const render = (field: ReactNode) =>
  renderToString(
    <RawIntlProvider value={intl}>
      <ChakraProvider value={defaultSystem}>{field}</ChakraProvider>
    </RawIntlProvider>,
  );

const LONG = { label: 'Door', maxLength: 10, onChange: () => {}, value: '12 (code 45B)' };
const PASSWORD = { ...LONG, autoComplete: 'new-password' } as const;

test.each([
  ['the shop’s line', <TextField {...LONG} key="" />],
  ['the shop’s note', <TextArea {...LONG} key="" />],
  ['the shop’s password', <PasswordField {...PASSWORD} key="" />],
  ['the staff’s line', <kit.TextField {...LONG} key="" />],
  ['the staff’s note', <kit.TextArea {...LONG} key="" />],
  ['the staff’s password', <kit.PasswordField {...PASSWORD} key="" />],
])('%s says what is too long, and the browser cuts nothing', (_name, field) => {
  const html = render(field);
  expect(html).toContain('12 (code 45B)');
  expect(html).toContain('Too long: 13 characters, at most 10');
  expect(html.toLowerCase()).not.toContain('maxlength');
});
