import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { Price } from '../../../../ui/text/price';
import { StopButton } from '../../stop-list/stop-button';
import { useStopList } from '../../stop-list/use-stop-list';
import styles from '../rows.module.css';

const OptionRowFragment = graphql(`
  fragment OptionRow on Option {
    id
    name
    isSoldOut
    priceDifference {
      minor
      currencyCode
    }
  }
`);

interface Props {
  readonly option: FragmentType<typeof OptionRowFragment>;
  readonly groupName: string;
  readonly onChange: () => void;
}

/** One answer: a press on its name changes it. */
export function OptionRow({ option, groupName, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { id, name, isSoldOut, priceDifference } = readFragment(OptionRowFragment, option);
  const stopList = useStopList();
  const item = { kind: 'OPTION', id, label: `${groupName}: ${name}` } as const;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <button
          aria-label={formatMessage({ id: 'command-center.product.changeOf' }, { name })}
          className={styles.change}
          onClick={onChange}
          type="button"
        >
          {name}
        </button>
        <span className={styles.facts}>
          {priceDifference.minor === 0 ? (
            <FormattedMessage id="command-center.product.options.free" />
          ) : (
            <span>
              {priceDifference.minor > 0 && '+'}
              <Price value={priceDifference} />
            </span>
          )}
        </span>
      </div>
      <div className={styles.buttons}>
        <StopButton
          isBusy={stopList.isBusy(id)}
          isStopped={isSoldOut}
          label={item.label}
          onResume={() => void stopList.resume(item)}
          onStop={() => void stopList.stop(item, { duration: 'UNTIL_CHANGED' })}
          size="sm"
        />
      </div>
    </div>
  );
}
