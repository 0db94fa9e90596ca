import { AdminScreen } from "@/components/admin/admin-screen";

export default AdminScreen;
