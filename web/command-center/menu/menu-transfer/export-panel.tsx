import { chakra, Grid, Text } from '@chakra-ui/react';
import DownloadIcon from 'lucide/dist/esm/icons/download';
import InfoIcon from 'lucide/dist/esm/icons/info';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { useCsvSeparator } from '../../kit/fields/number-input';
import { Panel } from '../../kit/page/panel';
import { AnchorButton } from '../../kit/ui/button';

const EXPORT_PATH = '/api/menu/export';

/** The two files that the menu comes out as. */
export function ExportPanel() {
  const { formatMessage } = useIntl();
  const separator = useCsvSeparator() === ';' ? 'semicolon' : 'comma';
  const addresses = { csv: `${EXPORT_PATH}?format=csv&separator=${separator}`, json: `${EXPORT_PATH}?format=json` };
  return (
    <Panel title={formatMessage({ id: 'command-center.import.export' })}>
      <chakra.ul
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
        padding="0"
        listStyle="none"
      >
        {(['csv', 'json'] as const).map((format) => (
          <chakra.li display="flex" flexDirection="column" gap="3" alignItems="flex-start" key={format}>
            <Grid flex="1" gap="1" alignContent="start">
              <Text fontWeight="semibold">
                <FormattedMessage id={`command-center.import.${format}`} />
              </Text>
              <Text color="fg.muted" fontSize="sm">
                <FormattedMessage id={`command-center.import.${format}.explained`} />
              </Text>
              {format === 'csv' && (
                <Text
                  display="flex"
                  gap="2"
                  marginTop="1"
                  fontSize="sm"
                  css={{ '& > svg': { flex: 'none', marginTop: '0.125rem' } }}
                >
                  <Icon of={InfoIcon} size={18} />
                  <FormattedMessage id="command-center.import.csv.lacks" />
                </Text>
              )}
            </Grid>
            <AnchorButton variant="outline" download href={addresses[format]}>
              <Icon of={DownloadIcon} size={18} />
              <FormattedMessage id={`command-center.import.${format}.download`} />
            </AnchorButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
