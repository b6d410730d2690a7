import type { RouterContextProvider } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { readForm } from '../../../ui/form/read-form';
import { problemsOf, type Refusal } from '../../kit/form/refusal';
import type { FormRefusal } from '../../kit/form/use-refusal';

export const BeginSecondFactorMutation = graphql(`
  mutation BeginSecondFactor($input: SecondFactorProofInput!) {
    beginSecondFactor(input: $input) {
      ... on SecondFactorDraft {
        secret
        uri
      }
      ...Refusal
    }
  }
`);

export const ConfirmSecondFactorMutation = graphql(`
  mutation ConfirmSecondFactor($input: CodeInput!) {
    confirmSecondFactor(input: $input) {
      ... on RecoveryCodes {
        codes
      }
      ...Refusal
    }
  }
`);

/** Where the set-up stands after a form was sent. */
export type Step =
  | { readonly step: 'begin'; readonly refusal: FormRefusal | undefined }
  | { readonly step: 'scan'; readonly secret: string; readonly uri: string; readonly refusal: FormRefusal | undefined }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

/** Sends one of the two forms on to the API. */
export async function takeStep(context: Readonly<RouterContextProvider>, request: Request): Promise<Step> {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return form.has('secret')
    ? confirm(context, { code: text('code'), secret: text('secret'), uri: text('uri') })
    : begin(context, { password: text('password') || null, code: text('code') || null });
}

async function begin(
  context: Readonly<RouterContextProvider>,
  input: { readonly password: string | null; readonly code: string | null },
): Promise<Step> {
  const { beginSecondFactor: answer } = await query(context, BeginSecondFactorMutation, { input });
  if (answer.__typename === 'SecondFactorDraft') return { step: 'scan', ...answer, refusal: undefined };
  // `INVALID_CREDENTIALS` names no field: here it can only be the password.
  const isPassword = answer.code === 'INVALID_CREDENTIALS';
  return { step: 'begin', refusal: refusalOf(isPassword ? { ...answer, path: ['input', 'password'] } : answer) };
}

/** The secret comes along only to be shown again after a wrong code: the API has its own. */
async function confirm(
  context: Readonly<RouterContextProvider>,
  { code, secret, uri }: { readonly code: string; readonly secret: string; readonly uri: string },
): Promise<Step> {
  const { confirmSecondFactor: answer } = await query(context, ConfirmSecondFactorMutation, { input: { code } });
  if (answer.__typename === 'RecoveryCodes') return { step: 'codes', codes: answer.codes };
  const refusal = refusalOf(answer);
  // Another window started the set-up again, or ended it.
  if (answer.code === 'NOT_FOUND' || !isOurs(secret, uri)) return { step: 'begin', refusal };
  return { step: 'scan', secret, uri, refusal };
}

/** A form of ours was sent, and no link to elsewhere. */
function isOurs(secret: string, uri: string): boolean {
  return /^[A-Z2-7]{32}$/.test(secret) && uri.startsWith('otpauth://totp/') && uri.length < 1000;
}

function refusalOf(refusal: Refusal): FormRefusal {
  return { message: refusal.message, problems: problemsOf(refusal) };
}
