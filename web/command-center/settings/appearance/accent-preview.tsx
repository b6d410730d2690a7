import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import buttonStyles from '../../../ui/button/button.module.css';
import { buttonLook } from '../../../ui/button/button-look';
import { FoodIcon } from '../../../ui/icons/food-icon';
import { type ShopLogo, ShopMark } from '../../../ui/layout/shop-mark';
import { Price } from '../../../ui/text/price';
import { Tag } from '../../../ui/text/tag';
import { accentVariables } from '../../../ui/theme/accent';
import { useCommandCenter } from '../../kit/context/command-center-context';

const MODE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  alignContent: 'start',
  minWidth: '0',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  margin: '0',
  background: 'bg.subtle',
  color: 'fg',
} as const;

interface Props {
  readonly color: string;
  readonly logo: ShopLogo | null;
}

/** A card of the menu as shoppers will see it, in both modes. Nothing in it can be pressed. */
export function AccentPreview({ color, logo }: Props) {
  const { shopName, currencyCode } = useCommandCenter();
  return (
    <Grid
      gap="4"
      templateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))"
      style={{ ...accentVariables(color) }}
    >
      {(['light', 'dark'] as const).map((mode) => (
        <chakra.figure css={MODE} data-color-mode={mode} key={mode}>
          <chakra.figcaption color="fg.muted" fontSize="sm">
            <FormattedMessage id={`command-center.appearance.mode.${mode}`} />
          </chakra.figcaption>
          <Grid aria-hidden="true" gap="3" templateColumns="minmax(0, 1fr)">
            <Text display="flex" minWidth="0">
              <ShopMark logo={logo} name={shopName} />
            </Text>
            <Grid
              gap="2"
              padding="3"
              templateColumns="minmax(0, 1fr)"
              overflow="hidden"
              borderRadius="lg"
              background="bg"
              boxShadow="sm"
            >
              <Span display="grid" placeItems="center" padding="4" borderRadius="md" background="accent.subtle">
                <FoodIcon name="pizza" size={56} />
              </Span>
              <Text fontWeight="semibold">
                <FormattedMessage id="command-center.appearance.dish" />
              </Text>
              <p>
                <Tag tone="accent">
                  <FormattedMessage id="command-center.appearance.tag" />
                </Tag>
              </p>
              <Flex gap="2" align="center" justify="space-between" wrap="wrap">
                <Price value={{ minor: 1490, currencyCode }} />
                <span className={buttonLook({ size: 'sm' })}>
                  <span className={buttonStyles.label}>
                    <FormattedMessage id="command-center.appearance.button" />
                  </span>
                </span>
              </Flex>
            </Grid>
            <Text color="accent.fg" fontWeight="semibold" textDecoration="underline">
              <FormattedMessage id="command-center.appearance.link" />
            </Text>
          </Grid>
        </chakra.figure>
      ))}
    </Grid>
  );
}
