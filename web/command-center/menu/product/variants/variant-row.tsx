import CopyIcon from 'lucide/dist/esm/icons/copy';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { Photo } from '../../../../ui/media/photo';
import { Price } from '../../../../ui/text/price';
import { Weight } from '../../../../ui/text/weight';
import { RowButtons } from '../../../kit/entity/row-buttons';
import { tellRefusal, useAct } from '../../../kit/entity/use-act';
import { toEntries, toTexts } from '../../../kit/fields/texts';
import { type PhotoValue, photoValue } from '../../../kit/photo/photo-value';
import { IconButton } from '../../../kit/ui/button';
import { Tag } from '../../../kit/ui/feedback';
import styles from '../rows.module.css';
import { CreateVariantMutation } from './variant-mutations';

const VariantRowFragment = graphql(`
  fragment VariantRow on Variant {
    id
    name
    weight
    unit
    sku
    isAvailable
    isSoldOut
    nameTranslations {
      locale
      value
    }
    price {
      minor
      currencyCode
    }
    photo {
      ...PhotoValue
    }
  }
`);

interface Props {
  readonly variant: FragmentType<typeof VariantRowFragment>;
  readonly productId: string;
  /** Stands for it while it has none of its own. */
  readonly dishPhoto: PhotoValue | null;
  readonly onChange: () => void;
  /** The last one stays: a product without a variant can't be sold. */
  readonly onDelete: (() => void) | undefined;
}

/** One variant, and what can be done with it. */
export function VariantRow({ variant, productId, dishPhoto, onChange, onDelete }: Props) {
  const stored = readFragment(VariantRowFragment, variant);
  const { weight, unit, sku, isAvailable, isSoldOut, price } = stored;
  const { formatMessage } = useIntl();
  const [create] = useAct(CreateVariantMutation);
  const name = stored.name || formatMessage({ id: 'command-center.product.variants.unnamed' });
  const photo = photoValue(stored.photo);
  const duplicate = async () => {
    // The article number names one thing, so it is not copied.
    const input = { productId, price: price.minor, weight, unit, isAvailable, photoId: photo?.id ?? null };
    const texts = toEntries(toTexts(stored.nameTranslations));
    const done = formatMessage({ id: 'command-center.product.variants.created' });
    tellRefusal(await create({ input: { ...input, name: texts } }, done));
  };
  return (
    <div className={styles.row}>
      <Photo alt="" className={styles.photo} photo={photo ?? dishPhoto} ratio="4 / 3" sizes={64} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <Price className={styles.price} value={price} />
          {weight !== null && weight !== undefined && (
            <span>
              <Weight unit={unit} value={weight} />
            </span>
          )}
          {sku && <span>{sku}</span>}
          {isSoldOut && (
            <Tag tone="warning">
              <FormattedMessage id="command-center.product.stopped" />
            </Tag>
          )}
        </span>
      </div>
      <div className={styles.buttons}>
        <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.product">
          <IconButton
            icon={<Icon of={CopyIcon} size={18} />}
            label={formatMessage({ id: 'command-center.product.duplicateNamed' }, { name })}
            onClick={() => void duplicate()}
          />
        </RowButtons>
      </div>
    </div>
  );
}
