import { Skeleton } from '#web/ui/skeleton.tsx'

export function RecentSkeletons({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} aria-hidden="true">
      <td className="nm">
        <div className="name">
          <Skeleton className="skelstrip" />
          <div className="grid w-64 max-w-full gap-3 py-1.75">
            <Skeleton className="w-4/5" />
            <Skeleton className="min-h-2 w-2/5" />
          </div>
        </div>
      </td>
      <td>
        <Skeleton className="h-5.5 w-22" />
      </td>
      <td>
        <Skeleton className="w-20" />
      </td>
      <td className="act">
        <Skeleton className="ml-auto h-(--control-h-sm) w-16" />
      </td>
    </tr>
  ))
}
