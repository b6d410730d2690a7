import { useHref } from 'react-router';

/** Id of the form that every Add button of a page belongs to. */
export const ADD_FORM = 'add-to-cart';

/** The cart and the order as plain forms: for a page without a script, or before it has come. */
export const PLAIN_PATH = '/checkout/plain';

/** Stands once on a page: the buttons name it, and bring the dish along. */
export function AddForm() {
  return <form action={useHref(PLAIN_PATH)} hidden id={ADD_FORM} method="post" />;
}
