import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { data, Form, Link, redirectDocument, useNavigation } from 'react-router';
import { graphql } from '../../../gql/gql';
import { query } from '../../../graphql/query';
import { RouteError } from '../../../ui/feedback/route-error';
import { PasswordHint } from '../../../ui/form/password-hint';
import { PASSWORD_LENGTH } from '../../../ui/form/password-strength';
import { readForm } from '../../../ui/form/read-form';
import { EmptyLayout } from '../../../ui/layout/empty-layout';
import { problemsOf } from '../../kit/form/refusal';
import { type FormRefusal, useRefusal } from '../../kit/form/use-refusal';
import { Button } from '../../kit/ui/button';
import { Notice } from '../../kit/ui/feedback';
import { PasswordField, TextField } from '../../kit/ui/fields';
import styles from '../sign-in/sign-in-form.module.css';
import type { Route } from './+types/recover-route';

export const RecoverPageQuery = graphql(`
  query RecoverPage {
    channel {
      id
      name
    }
  }
`);

export const AskForRecoveryMutation = graphql(`
  mutation AskForRecovery($input: AskForRecoveryInput!) {
    answer: askForRecovery(input: $input) {
      ...Refusal
    }
  }
`);

export const RecoverPasswordMutation = graphql(`
  mutation RecoverPassword($input: RecoverPasswordInput!) {
    answer: recoverPassword(input: $input) {
      ...Refusal
    }
  }
`);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { channel } = await query(context, RecoverPageQuery, {});
  return { shopName: channel?.name ?? '', hasLink: params.token !== undefined };
}

/** Works as a plain form too. */
export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const { answer } =
    token === undefined
      ? await query(context, AskForRecoveryMutation, { input: { email: text('email') } })
      : await query(context, RecoverPasswordMutation, { input: { token, password: text('password') } });
  if (answer.__typename !== 'Session')
    return data({ message: answer.message, problems: problemsOf(answer) }, { status: 422 });
  if (token !== undefined) throw redirectDocument('/command-center/sign-in');
  return null;
}

/** A link for a new password, by mail; and where it leads. */
export default function Recover({ loaderData: { shopName, hasLink }, actionData }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const isAsked = actionData === null;
  return (
    <EmptyLayout>
      <title>{`${formatMessage({ id: 'command-center.recover.title' })} · ${shopName}`}</title>
      <meta content="noindex" name="robots" />
      {/* As of an invitation: no other site gets the link. */}
      <meta content="same-origin" name="referrer" />
      <div className={styles.box}>
        <header>
          <p className={styles.shop}>{shopName}</p>
          <h1 className={styles.title}>
            <FormattedMessage id="command-center.recover.title" />
          </h1>
          {!isAsked && (
            <p className={styles.lead}>
              <FormattedMessage id={hasLink ? 'command-center.recover.leadLink' : 'command-center.recover.lead'} />
            </p>
          )}
        </header>
        {isAsked ? (
          <Notice isLive title={formatMessage({ id: 'command-center.recover.asked' })} tone="success" />
        ) : (
          <RecoverForm hasLink={hasLink} refusal={actionData} />
        )}
        <Link className={styles.toShop} to="/command-center/sign-in">
          <FormattedMessage id="command-center.recover.toSignIn" />
        </Link>
      </div>
    </EmptyLayout>
  );
}

interface Props {
  readonly hasLink: boolean;
  readonly refusal: FormRefusal | undefined;
}

/** The address, or the new password where a link led here. */
function RecoverForm({ hasLink, refusal }: Props) {
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [password, setPassword] = useState('');
  const { form, problemOf } = useRefusal(refusal);
  return (
    <Form className={styles.form} method="post" noValidate ref={form} replace>
      {refusal && refusal.problems.length === 0 && <Notice isLive title={refusal.message} tone="danger" />}
      {hasLink ? (
        <PasswordField
          autoComplete="new-password"
          error={problemOf('password')}
          hint={<PasswordHint login="" password={password} />}
          label={formatMessage({ id: 'command-center.account.own.new' })}
          maxLength={PASSWORD_LENGTH.maximum}
          name="password"
          onChange={(event) => setPassword(event.currentTarget.value)}
          required
          value={password}
        />
      ) : (
        <TextField
          autoComplete="email"
          error={problemOf('email')}
          inputMode="email"
          label={formatMessage({ id: 'command-center.staff.email' })}
          maxLength={254}
          name="email"
          required
          type="email"
        />
      )}
      <Button isBusy={state !== 'idle'} isWide size="lg" type="submit">
        <FormattedMessage id={hasLink ? 'command-center.recover.save' : 'command-center.recover.send'} />
      </Button>
    </Form>
  );
}

export function ErrorBoundary() {
  return (
    <EmptyLayout>
      <RouteError />
    </EmptyLayout>
  );
}
