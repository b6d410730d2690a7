import { Modal, type ModalProps } from './modal';

/** From below on a phone, in the middle on a desk: a dish with its options. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} shape="sheet" />;
}
