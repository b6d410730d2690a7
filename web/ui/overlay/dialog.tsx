import { Modal, type ModalProps } from './modal';

/** In the middle of the screen: a question, a short form. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} shape="dialog" />;
}
