import { AdminScreen } from "@/components/admin/shell/admin-screen";

export default AdminScreen;
