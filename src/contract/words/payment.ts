/** Buying credits. */
export const paymentWords = {
  'package-invalid': /*i18n*/ 'Invalid package selected',
  'payment-not-set-up':
    /*i18n*/ 'This way of paying is not set up on this installation. Nothing was charged.',
  'payment-down': /*i18n*/ 'An error occurred setting up payments. Please try again later.',
  'payment-declined':
    /*i18n*/ 'The payment was declined. Nothing was charged; choose another way of paying.',
  'payment-failed': /*i18n*/ 'Payment failed. Please try again later.',
  'payment-of-another-amount':
    /*i18n*/ 'Another amount came than the package costs. Write to us: we give it back, or credit it.',
  'purchase-is-another':
    /*i18n*/ 'This purchase was begun with something else. Close the dialog and begin again.',
  'purchase-is-paid': /*i18n*/ 'This purchase is paid already.',
} as const
