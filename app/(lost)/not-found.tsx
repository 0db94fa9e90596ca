import { AdminPageNotFound } from "@/components/admin/admin-page-not-found";

export default AdminPageNotFound;
