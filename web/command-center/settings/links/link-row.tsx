import { Box, Flex, Span, Text } from '@chakra-ui/react';
import ExternalLinkIcon from 'lucide/dist/esm/icons/external-link';
import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { LinkIcon } from '../../../ui/icons/link-icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { RowButtons } from '../../kit/entity/row-buttons';

const LinkRowFragment = graphql(`
  fragment LinkRow on Link {
    id
    name
    url
    icon
    opensInNewTab
  }
`);

interface Props {
  readonly link: FragmentType<typeof LinkRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A link: how it looks, what it is called, where it leads. */
export function LinkRow({ link, onChange, onDelete }: Props) {
  const { name, url, icon, opensInNewTab } = readFragment(LinkRowFragment, link);
  return (
    <Flex gap="1" align="center" wrap={{ smDown: 'wrap' }}>
      <Span
        flex="none"
        display="grid"
        placeItems="center"
        width="2rem"
        color="fg.muted"
        _empty={{ smDown: { display: 'none' } }}
      >
        <LinkIcon name={icon} />
      </Span>
      <Box flex="1" minWidth="0" flexBasis={{ smDown: '8rem' }}>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text position="relative" display="flex" gap="1" alignItems="center" color="fg.muted" fontSize="sm">
          <Span overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {url}
          </Span>
          {opensInNewTab && (
            <>
              <Icon of={ExternalLinkIcon} size={14} />
              <VisuallyHidden>
                <FormattedMessage id="command-center.navigation.newTab" />
              </VisuallyHidden>
            </>
          )}
        </Text>
      </Box>
      <Flex flex="none" flexBasis={{ smDown: '100%' }} marginInlineStart={{ smDown: '-0.75rem' }}>
        <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.navigation" />
      </Flex>
    </Flex>
  );
}
