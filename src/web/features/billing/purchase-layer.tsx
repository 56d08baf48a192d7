import { closePurchase, usePurchaseWanted } from './purchase-store.ts'
import { PurchaseDialog } from './purchase-dialog.tsx'
import './billing.css'

/** Where the dialog appears that any place of the dashboard can open. */
export function PurchaseLayer() {
  const wanted = usePurchaseWanted()
  return wanted && <PurchaseDialog {...wanted} onClose={closePurchase} />
}
