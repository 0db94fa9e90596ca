import { AdminPageNotFound } from "@/components/admin/shell/admin-page-not-found";

export default AdminPageNotFound;
