import { Modal, type ModalProps } from './modal';

/** From the side, full height: the cart, filters, the menu of a phone. */
export function Drawer(props: ModalProps) {
  return <Modal {...props} shape="drawer" />;
}
