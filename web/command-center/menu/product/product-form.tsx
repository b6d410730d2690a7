import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { TaxRates } from '../../kit/fields/tax-class-options';
import { toTexts } from '../../kit/fields/texts';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { photoValue } from '../../kit/photo/photo-value';
import { AboutFields } from './about-fields';
import styles from './product.module.css';
import { ProductFacts } from './product-facts';
import { ALLERGENS, inOrder, type ProductValues, TAGS } from './product-values';
import { useSaveProduct } from './use-save-product';

const ProductFormFragment = graphql(`
  fragment ProductForm on Product {
    id
    version
    slug
    isAvailable
    tags
    allergens
    taxClass
    recommendedWith {
      id
      name
    }
    nameTranslations {
      locale
      value
    }
    descriptionTranslations {
      locale
      value
    }
    photo {
      ...PhotoValue
    }
    nutrition {
      calories
      protein
      fat
      carbohydrate
    }
    variants {
      id
      version
      name
      weight
      unit
      sku
      price {
        minor
      }
    }
  }
`);

const NO_VARIANT = { id: '', version: 0, name: '', weight: null, unit: 'G', sku: null, price: { minor: 0 } } as const;

interface Props {
  readonly product: FragmentType<typeof ProductFormFragment>;
  /** The shop's VAT. */
  readonly rates: TaxRates;
}

/** All that staff say of a product; its further variants and options have pages of their own. */
export function ProductForm({ product, rates }: Props) {
  const stored = readFragment(ProductFormFragment, product);
  const { nutrition, variants } = stored;
  // Every product has one; the type can't say so.
  const [variant = NO_VARIANT] = variants;
  const { formatMessage } = useIntl();
  const saved: ProductValues = {
    name: toTexts(stored.nameTranslations),
    description: toTexts(stored.descriptionTranslations),
    slug: stored.slug,
    isAvailable: stored.isAvailable,
    photo: photoValue(stored.photo),
    tags: inOrder(TAGS, stored.tags),
    allergens: inOrder(ALLERGENS, stored.allergens),
    taxClass: stored.taxClass ?? null,
    goesWellWithIds: (stored.recommendedWith ?? []).map(({ id, name }) => ({ id, name })),
    nutrition: {
      calories: nutrition?.calories ?? null,
      protein: nutrition?.protein ?? null,
      fat: nutrition?.fat ?? null,
      carbohydrate: nutrition?.carbohydrate ?? null,
    },
    variant: { price: variant.price.minor, weight: variant.weight ?? null, unit: variant.unit, sku: variant.sku ?? '' },
  };
  const { version, save } = useSaveProduct(stored, variant);
  const done = formatMessage({ id: 'command-center.product.updated' });
  const form = useEntityForm({ saved, version, save, done });
  return (
    <EntityForm form={form}>
      <div className={styles.columns}>
        <AboutFields form={form} rates={rates} saleOf={variants.length > 1 ? variant.name : null} />
        <ProductFacts form={form} productId={stored.id} />
      </div>
    </EntityForm>
  );
}
