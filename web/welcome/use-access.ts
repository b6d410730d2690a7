import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type FragmentType, readFragment } from '../gql/fragment-masking';
import { graphql } from '../gql/gql';
import type { SetUpProgressFragment } from '../gql/graphql';
import { readDraft, saveDraft } from './draft';

const CODE = 'code';

const SetUpProgress = graphql(`
  fragment SetUpProgress on SetUpState {
    step
    keyData {
      nameTranslations {
        locale
        value
      }
      locale
      currencyCode
      countryCode
      timeZone
      phone
    }
  }
`);

export const CheckSetUpCode = graphql(`
  mutation CheckSetUpCode($code: String!) {
    checkSetUpCode(input: { code: $code }) {
      ...SetUpProgress
      ...Refusal
    }
  }
`);

/** The right code and how far the set-up has come. */
export interface Access {
  readonly code: string;
  readonly progress: SetUpProgressFragment;
}

export interface CodeRefusal {
  readonly code: string;
  readonly message: string;
}

/** `unreachable` when the server did not answer. */
export type CodeAnswer = 'right' | 'unreachable' | CodeRefusal;

/**
 * What the wizard may do: nothing before the code is known. A code that this tab knows is tried once at the start; it
 * may be an old one, since each start of the server prints another.
 */
export function useAccess() {
  const client = useClient();
  const [access, setAccess] = useState<Access | null>(null);
  const [isLooking, setIsLooking] = useState(true);
  const [isCodeOld, setIsCodeOld] = useState(false);
  const enter = (code: string, state: FragmentType<typeof SetUpProgress>) => {
    saveDraft(CODE, code);
    setIsCodeOld(false);
    setAccess({ code, progress: readFragment(SetUpProgress, state) });
  };
  const tryCode = async (code: string): Promise<CodeAnswer> => {
    const { data } = await client.mutation(CheckSetUpCode, { code });
    const answer = data?.checkSetUpCode;
    if (!answer) return 'unreachable';
    if (answer.__typename !== 'SetUpState') return answer;
    enter(code, answer);
    return 'right';
  };
  useEffect(() => {
    const code = readDraft(CODE);
    let isGone = false;
    const look = async () => {
      const { data } = code ? await client.mutation(CheckSetUpCode, { code }) : {};
      if (isGone) return;
      const answer = data?.checkSetUpCode;
      if (code && answer?.__typename === 'SetUpState') {
        setAccess({ code, progress: readFragment(SetUpProgress, answer) });
      }
      setIsCodeOld(answer?.__typename === 'Refusal' && answer.code === 'INVALID_SET_UP_CODE');
      setIsLooking(false);
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [client]);
  /** The code that was right is refused: the server has been restarted since. */
  const leave = () => {
    setAccess(null);
    setIsCodeOld(true);
  };
  return { access, isLooking, isCodeOld, tryCode, enter, leave };
}
