import { Box, Flex, Text } from '@chakra-ui/react';
import PencilIcon from 'lucide/dist/esm/icons/pencil';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../kit/ui/button';
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
  const { formatMessage } = useIntl();
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
      <IconButton
        icon={<Icon of={PencilIcon} size={18} />}
        label={formatMessage({ id: 'command-center.stations.renameOf' }, { name })}
        onClick={onRename}
      />
      <IconButton
        icon={<Icon of={Trash2Icon} size={18} />}
        label={formatMessage({ id: 'command-center.stations.deleteOf' }, { name })}
        onClick={onDelete}
      />
    </Flex>
  );
}
