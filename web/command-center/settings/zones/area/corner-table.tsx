import ArrowDownIcon from 'lucide/dist/esm/icons/arrow-down';
import ArrowUpIcon from 'lucide/dist/esm/icons/arrow-up';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../../../../ui/class-names';
import { Icon } from '../../../../ui/icons/icon';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { IconButton } from '../../../kit/ui/button';
import { CornerField } from './corner-field';
import styles from './corner-table.module.css';
import { type Corner, withCorner, withCornerMoved, withoutCorner } from './outline-edit';
import type { ZoneValues } from './zone-values';

interface Props {
  readonly form: EntityFormState<ZoneValues>;
  readonly corners: readonly Corner[];
  readonly chosen: number | null;
  readonly onChoose: (index: number) => void;
  readonly onChange: (corners: Corner[]) => void;
}

/** The outline as numbers: everything that can be drawn can be typed. */
export function CornerTable({ form, corners, chosen, onChoose, onChange }: Props) {
  const { formatMessage } = useIntl();
  const fields = (index: number) => ({
    form,
    index,
    onFocus: () => onChoose(index),
    onPair: (corner: Corner) => onChange(withCorner(corners, index, corner)),
  });
  if (corners.length === 0) {
    return (
      <p className={styles.empty}>
        <FormattedMessage id="command-center.zones.corner.none" />
      </p>
    );
  }
  return (
    <>
      <div aria-hidden="true" className={classNames(styles.row, styles.head)}>
        <span />
        <span>
          <FormattedMessage id="command-center.zones.corner.latitudeShort" />
        </span>
        <span>
          <FormattedMessage id="command-center.zones.corner.longitudeShort" />
        </span>
      </div>
      <ol aria-label={formatMessage({ id: 'command-center.zones.corners' })} className={styles.corners}>
        {corners.map((_corner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the outline
          <li className={classNames(styles.row, chosen === index && styles.chosen)} key={index}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <CornerField axis="latitude" {...fields(index)} />
            <CornerField axis="longitude" {...fields(index)} />
            <span className={styles.actions}>
              <IconButton
                icon={<Icon of={ArrowUpIcon} size={18} />}
                aria-disabled={index === 0}
                label={formatMessage({ id: 'command-center.zones.corner.up' }, { number: index + 1 })}
                onClick={() => onChange(withCornerMoved(corners, index, -1))}
              />
              <IconButton
                icon={<Icon of={ArrowDownIcon} size={18} />}
                aria-disabled={index === corners.length - 1}
                label={formatMessage({ id: 'command-center.zones.corner.down' }, { number: index + 1 })}
                onClick={() => onChange(withCornerMoved(corners, index, 1))}
              />
              <IconButton
                icon={<Icon of={Trash2Icon} size={18} />}
                label={formatMessage({ id: 'command-center.zones.corner.remove' }, { number: index + 1 })}
                onClick={() => onChange(withoutCorner(corners, index))}
              />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
