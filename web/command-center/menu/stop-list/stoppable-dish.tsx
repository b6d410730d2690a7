import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { Photo } from '../../../ui/media/photo';
import { holdsWords } from './holds-words';
import styles from './stop-list.module.css';
import { StoppableToggle, StoppableWords, type Stopping } from './stoppable-part';

export const StoppableDishFragment = graphql(`
  fragment StoppableDish on Product {
    id
    name
    photo {
      placeholder
      sources {
        url
        width
      }
    }
    variants {
      id
      name
    }
    optionGroups {
      id
      name
      options {
        id
        name
      }
    }
  }
`);

interface Props {
  readonly dish: FragmentType<typeof StoppableDishFragment>;
  readonly stopping: Stopping;
  /** What was searched for. */
  readonly search: string;
}

/** A dish with its sizes and extras, each of which can be stopped at one press. */
export function StoppableDish({ dish, stopping, search }: Props) {
  const { id, name, photo, variants, optionGroups } = readFragment(StoppableDishFragment, dish);
  const sizes = variants.length > 1 ? variants : [];
  const hasParts = sizes.length > 0 || optionGroups.length > 0;
  // Found by the name of a size or an extra: then they are shown at once.
  const isFoundByPart = !holdsWords(name, search);
  const label = (part: string) => `${name}: ${part}`;
  return (
    <li className={styles.dish}>
      <div className={styles.row}>
        <Photo alt="" className={styles.photo} photo={photo} sizes={56} />
        <StoppableWords label={name} stopping={stopping} stoppedId={id} />
        <StoppableToggle item={{ kind: 'PRODUCT', id, label: name }} stopping={stopping} />
      </div>
      {hasParts && (
        <details className={styles.parts} key={search} open={isFoundByPart}>
          <summary className={styles.summary}>
            <FormattedMessage id="command-center.stop-list.parts" />
            <Icon of={ChevronDownIcon} size={18} />
          </summary>
          <ul className={styles.partList}>
            {sizes.map((size) => (
              <li className={styles.part} key={size.id}>
                <StoppableWords label={size.name} stopping={stopping} stoppedId={size.id} />
                <StoppableToggle item={{ kind: 'VARIANT', id: size.id, label: label(size.name) }} stopping={stopping} />
              </li>
            ))}
            {optionGroups.flatMap((group) =>
              group.options.map((option) => (
                <li className={styles.part} key={option.id}>
                  <StoppableWords label={option.name} of={group.name} stopping={stopping} stoppedId={option.id} />
                  <StoppableToggle
                    item={{ kind: 'OPTION', id: option.id, label: label(option.name) }}
                    stopping={stopping}
                  />
                </li>
              )),
            )}
          </ul>
        </details>
      )}
    </li>
  );
}
