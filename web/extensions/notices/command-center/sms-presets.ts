/** A gateway's request, as its documentation has it. */
interface Preset {
  readonly url: string;
  readonly method: string;
  readonly headers: string;
  readonly body: string;
  readonly success: string;
}

const FORM = 'Content-Type: application/x-www-form-urlencoded';

export const SMS_PRESETS = {
  Twilio: {
    url: 'https://api.twilio.com/2010-04-01/Accounts/{{user}}/Messages.json',
    method: 'POST',
    headers: `Authorization: Basic {{basic}}\n${FORM}`,
    body: 'To={{to}}&From={{from}}&Body={{text}}',
    success: '',
  },
  'SMSC.ru': {
    url: 'https://smsc.ru/sys/send.php',
    method: 'POST',
    headers: FORM,
    body: 'login={{user}}&psw={{secret}}&phones={{to}}&mes={{text}}&sender={{from}}&charset=utf-8&fmt=3',
    success: '"cnt":',
  },
  Vonage: {
    url: 'https://rest.nexmo.com/sms/json',
    method: 'POST',
    headers: 'Content-Type: application/json',
    body: '{"api_key": "{{user}}", "api_secret": "{{secret}}", "from": "{{from}}", "to": "{{digits}}", "text": "{{text}}", "type": "unicode"}',
    success: '"status":"0"',
  },
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof SMS_PRESETS;
export const PRESET_NAMES = Object.keys(SMS_PRESETS) as PresetName[];
