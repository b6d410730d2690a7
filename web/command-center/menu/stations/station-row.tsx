import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { RowButtons } from '../../kit/entity/row-buttons';
import { productPath } from '../products/product-path';

const StationRowFragment = graphql(`
  fragment StationRow on Station {
    id
    name
    dishes {
      id
      name
    }
  }
`);

interface Props {
  readonly station: FragmentType<typeof StationRowFragment>;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

/** A station, and the dishes that are made here unlike the others of their category. */
export function StationRow({ station, onRename, onDelete }: Props) {
  const { name, dishes } = readFragment(StationRowFragment, station);
  return (
    <Flex align="center" flex="1" gap="1" minWidth="0">
      <Box flex="1" minWidth="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        {dishes.length > 0 && (
          <Flex as="p" color="fg.muted" columnGap="3" fontSize="sm" wrap="wrap">
            <FormattedMessage id="command-center.stations.dishes" />
            {dishes.map((dish) => (
              <Link key={dish.id} style={{ textDecoration: 'underline' }} to={productPath(dish.id, 'usage')}>
                {dish.name}
              </Link>
            ))}
          </Flex>
        )}
      </Box>
      <RowButtons name={name} onChange={onRename} onDelete={onDelete} words="command-center.stations" />
    </Flex>
  );
}
