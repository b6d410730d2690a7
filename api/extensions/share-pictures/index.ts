import { extension } from '../extension';
import { sharePictureRoutes } from './share-pictures.rest';
import { forgetPictures } from './stored-pictures';

/** Pictures that messengers show beside a link: drawn from the menu, kept in files. */
export const sharePictures = extension('share-pictures', {
  app: { path: '/share', open: sharePictureRoutes },
  forgets: ({ pictureFiles }, now) => forgetPictures(pictureFiles, now),
});
