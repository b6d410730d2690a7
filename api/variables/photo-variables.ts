import { z } from 'zod';
import { WebAddress } from './environment-values';
import { variable } from './variable';

/** Where photos are kept. */
export const PHOTO_VARIABLES = {
  mediaBucket: variable<string | null>({
    name: 'MEDIA_BUCKET',
    summary: 'An S3-compatible bucket for the photos, instead of `DATA_DIR/media`: what several machines share.',
    standard: '`DATA_DIR/media`',
    absent: null,
    expected: 'the bucket’s address, for example https://s3.eu-central-1.amazonaws.com/carte-photos',
    schema: WebAddress,
  }),
  mediaBucketRegion: variable<string | null>({
    name: 'MEDIA_BUCKET_REGION',
    summary: 'Its region, where the address does not say it.',
    standard: 'as the address says, else `us-east-1`',
    absent: null,
    expected: 'the region’s name, for example eu-central-1',
    schema: z.string().regex(/^[\w-]+$/),
  }),
  mediaBucketKey: variable<string | null>({
    name: 'MEDIA_BUCKET_KEY',
    summary: 'The access key id that may read, write, delete and list there.',
    standard: '–',
    absent: null,
    expected: 'the access key id that the storage gave you',
    schema: z.string().regex(/^\S+$/),
  }),
  mediaBucketSecret: variable<string | null>({
    name: 'MEDIA_BUCKET_SECRET',
    summary: 'The secret access key that belongs to it.',
    standard: '–',
    absent: null,
    expected: 'the secret access key that the storage gave you',
    schema: z.string().regex(/^\S+$/),
    isSecret: true,
  }),
} as const;
