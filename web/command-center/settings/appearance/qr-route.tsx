import { Box, Flex } from '@chakra-ui/react';
import PrinterIcon from 'lucide/dist/esm/icons/printer';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '../../../gql/gql';
import { requestContext } from '../../../graphql/request-context';
import { Icon } from '../../../ui/icons/icon';
import { readPage } from '../../kit/entity/read-page';
import { BackLink } from '../../kit/page/back-link';
import { PageHead } from '../../kit/page/page-head';
import { Button } from '../../kit/ui/button';
import { Segmented } from '../../kit/ui/choices';
import { SelectField } from '../../kit/ui/fields';
import type { Route } from './+types/qr-route';
import { type CardSize, QrSheet } from './qr-sheet';

const QrQuery = graphql(`
  query QrCodes {
    ...StaffSession
    channel {
      id
      name
      logo {
        id
        url(width: 320)
        width
        height
      }
      pages {
        id
        slug
        title
      }
    }
  }
`);

export async function loader(route: Route.LoaderArgs) {
  const { data } = await readPage(route, 'SETTINGS', QrQuery, {});
  return { data, origin: route.context.get(requestContext).url.origin };
}

/** Cards on a sheet of A4: a poster for the door, or a dozen for tables and bags. */
const COUNTS: Readonly<Record<CardSize, number>> = { poster: 1, tables: 4, cards: 12 };

/** Codes that lead to the shop, ready to print. */
export default function QrCodes({ loaderData: { data, origin } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [path, setPath] = useState('/');
  const [size, setSize] = useState<CardSize>('tables');
  const { name = '', logo, pages = [] } = data.channel ?? {};
  const address = origin + path;
  return (
    <>
      <Box _print={{ display: 'none' }}>
        <PageHead
          aside={
            <Button onClick={() => window.print()}>
              <Icon of={PrinterIcon} size={18} />
              <FormattedMessage id="command-center.appearance.print" />
            </Button>
          }
          back={
            <BackLink to="/command-center/settings/appearance">
              <FormattedMessage id="command-center.appearance.title" />
            </BackLink>
          }
          title={formatMessage({ id: 'command-center.appearance.qr' })}
        />
        <Flex gap="4" marginBottom="6" align="end" wrap="wrap" css={{ '& > :first-child': { flex: '0 1 20rem' } }}>
          <SelectField
            label={formatMessage({ id: 'command-center.appearance.qrTo' })}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
            value={path}
          >
            <option value="/">{formatMessage({ id: 'command-center.appearance.qrHome' })}</option>
            <option value="/catalog">{formatMessage({ id: 'command-center.appearance.qrCatalog' })}</option>
            {pages.map(({ id, slug, title }) => (
              <option key={id} value={`/${slug}`}>
                {title}
              </option>
            ))}
          </SelectField>
          <Segmented
            label={formatMessage({ id: 'command-center.appearance.qrSize' })}
            onChange={setSize}
            segments={(['poster', 'tables', 'cards'] as const).map((value) => ({
              value,
              label: <FormattedMessage id={`command-center.appearance.qr.${value}`} />,
            }))}
            value={size}
          />
        </Flex>
      </Box>
      <QrSheet
        cards={Array.from({ length: COUNTS[size] }, (_, index) => ({
          id: `${size}-${index.toString()}`,
          address,
          isCopy: index > 0,
        }))}
        shop={{ name, logo }}
        size={size}
      />
    </>
  );
}
