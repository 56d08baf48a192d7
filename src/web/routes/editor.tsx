export default function Editor() {
  return <div className="wrap" />
}
