import { Navigate } from 'react-router'

/** The panel's first screen. */
export default function AdminIndex() {
  return <Navigate to="/admin/users" replace />
}
