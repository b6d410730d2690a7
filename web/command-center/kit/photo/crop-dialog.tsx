import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/feedback';
import type { Area } from './fit';
import type { PhotoValue } from './photo-value';

interface Props {
  /** The file that was chosen; else the stored photo, whose widest rendering is cut then. */
  readonly source: Blob | PhotoValue;
  /** Width to height of what is cut out. */
  readonly ratio: number;
  readonly onClose: () => void;
  readonly onCrop: (file: Blob, area: Area) => void;
}

const CLOSEST = 4;

async function fileOf(source: Blob | PhotoValue): Promise<Blob | null> {
  if (source instanceof Blob) return source;
  const url = source.sources.at(-1)?.url;
  const response = url ? await fetch(url).catch(() => null) : null;
  return response?.ok ? response.blob() : null;
}

/** Move and enlarge the photo under a frame: by pointer, by arrow keys, and with a slider. */
export function CropDialog({ source, ratio, onClose, onCrop }: Props) {
  const { formatMessage } = useIntl();
  const [picture, setPicture] = useState<{ file: Blob; url: string } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isCurrent = true;
    void fileOf(source).then((file) => {
      if (!isCurrent) return;
      if (!file) return setHasFailed(true);
      url = URL.createObjectURL(file);
      setPicture({ file, url });
    });
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [source]);
  const use = () => {
    if (!picture || !area) return;
    onCrop(picture.file, area);
    onClose();
  };
  return (
    <Dialog
      footer={
        <Flex gap="2" justify="flex-end">
          <Button onClick={onClose} variant="ghost">
            <FormattedMessage id="command-center.photo.cancel" />
          </Button>
          <Button aria-disabled={!area} onClick={use}>
            <FormattedMessage id="command-center.photo.use" />
          </Button>
        </Flex>
      }
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'command-center.photo.cropTitle' })}
    >
      <Grid gap="4">
        {hasFailed && <Notice title={formatMessage({ id: 'command-center.photo.notRead' })} tone="danger" />}
        <Box position="relative" height="min(22rem, 50dvh)" overflow="hidden" borderRadius="md" background="bg.muted">
          {picture && (
            <Cropper
              aspect={ratio}
              crop={crop}
              cropperProps={{
                role: 'application',
                'aria-label': formatMessage({ id: 'command-center.photo.frame' }),
              }}
              disableAutomaticStylesInjection
              image={picture.url}
              maxZoom={CLOSEST}
              mediaProps={{ alt: '', onError: () => setHasFailed(true) }}
              onCropAreaChange={(_percent, pixels) => setArea(pixels)}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              zoom={zoom}
            />
          )}
        </Box>
        <chakra.label
          display="flex"
          gap="3"
          alignItems="center"
          fontSize="sm"
          fontWeight="semibold"
          css={{ '& input': { flex: '1', minHeight: '11', accentColor: 'accent.solid' } }}
        >
          <FormattedMessage id="command-center.photo.zoom" />
          <input
            max={CLOSEST}
            min={1}
            onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            step={0.05}
            type="range"
            value={zoom}
          />
        </chakra.label>
      </Grid>
    </Dialog>
  );
}
